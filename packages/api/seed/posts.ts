import { post as aComplaintOnWhatsapp } from "./posts/a-complaint-on-whatsapp.ts";
import { post as aCustomerListInOneSheet } from "./posts/a-customer-list-in-one-sheet.ts";
import { post as aFreelancersDayRate } from "./posts/a-freelancers-day-rate.ts";
import { post as aReturnsPolicyYouCanStandBehind } from "./posts/a-returns-policy-you-can-stand-behind.ts";
import { post as aSignboardPeopleCanRead } from "./posts/a-signboard-people-can-read.ts";
import { post as aboutPageForACoach } from "./posts/about-page-for-a-coach.ts";
import { post as askForAReview } from "./posts/ask-for-a-review.ts";
import { post as chooseAWebAddress } from "./posts/choose-a-web-address.ts";
import { post as fewerNoShows } from "./posts/fewer-no-shows.ts";
import { post as firstWebsiteFivePages } from "./posts/first-website-five-pages.ts";
import { post as fortyProductsInAWeekend } from "./posts/forty-products-in-a-weekend.ts";
import { post as getPaidOnTime } from "./posts/get-paid-on-time.ts";
import { post as googleBusinessProfileFirstWeek } from "./posts/google-business-profile-first-week.ts";
import { post as howManyCupsToBreakEven } from "./posts/how-many-cups-to-break-even.ts";
import { post as instagramForAHomeBakery } from "./posts/instagram-for-a-home-bakery.ts";
import { post as onePageForEachThingYouDo } from "./posts/one-page-for-each-thing-you-do.ts";
import { post as photosWithThePhoneYouHave } from "./posts/photos-with-the-phone-you-have.ts";
import { post as planTheFestivalYearBackwards } from "./posts/plan-the-festival-year-backwards.ts";
import { post as priceAFestivalGiftBox } from "./posts/price-a-festival-gift-box.ts";
import { post as slowMonthsIntoRepeatCustomers } from "./posts/slow-months-into-repeat-customers.ts";
import { post as theWeekBeforeYouOpenOnline } from "./posts/the-week-before-you-open-online.ts";
import { post as twoColoursAndOneTypeface } from "./posts/two-colours-and-one-typeface.ts";
import { post as upiAtTheCounter } from "./posts/upi-at-the-counter.ts";
import { post as whatDeliveryReallyCosts } from "./posts/what-delivery-really-costs.ts";
import { post as whatsappOrdersWithoutTheChaos } from "./posts/whatsapp-orders-without-the-chaos.ts";
import { post as writeDownHowYourShopWorks } from "./posts/write-down-how-your-shop-works.ts";
import { post as yourFirstGstInvoice } from "./posts/your-first-gst-invoice.ts";
import { post as yourFirstHelper } from "./posts/your-first-helper.ts";
import type { SeedPost } from "./seed-post.ts";

export const posts: readonly SeedPost[] = [
  aComplaintOnWhatsapp,
  aCustomerListInOneSheet,
  aFreelancersDayRate,
  aReturnsPolicyYouCanStandBehind,
  aSignboardPeopleCanRead,
  aboutPageForACoach,
  askForAReview,
  chooseAWebAddress,
  fewerNoShows,
  firstWebsiteFivePages,
  fortyProductsInAWeekend,
  getPaidOnTime,
  googleBusinessProfileFirstWeek,
  howManyCupsToBreakEven,
  instagramForAHomeBakery,
  onePageForEachThingYouDo,
  photosWithThePhoneYouHave,
  planTheFestivalYearBackwards,
  priceAFestivalGiftBox,
  slowMonthsIntoRepeatCustomers,
  theWeekBeforeYouOpenOnline,
  twoColoursAndOneTypeface,
  upiAtTheCounter,
  whatDeliveryReallyCosts,
  whatsappOrdersWithoutTheChaos,
  writeDownHowYourShopWorks,
  yourFirstGstInvoice,
  yourFirstHelper,
];
