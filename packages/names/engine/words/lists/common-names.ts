/**
 * Surnames, first names and forms of address so common in names of Indian shops that they hardly
 * tell one shop from another.
 * Hand-picked from general knowledge.
 */
export const COMMON_NAMES: ReadonlySet<string> = new Set(
  `agarwal aggarwal agrawal ahmed akka ali amma anna ansari arora aunty banerjee bansal begum bhai
  bhaiya bhat bhatt bose chacha chatterjee chaudhary chopra choudhary chowdary das desai deshpande
  devi didi dubey dutta garg george ghosh gill gowda goyal gupta hegde iyengar iyer jadhav jain
  john joshi kaka kapoor kaur khan khanna kulkarni kumar kumari lal malhotra mathew mehta menon
  mishra mittal more mukherjee murthy naidu nair pandey patel patil pawar pillai prasad raju ram
  rao reddy sethi shah shaikh sharma sheikh shetty shinde shukla singh singhal syed thomas tiwari
  tripathi uncle varma verma yadav`.split(/\s+/),
);
