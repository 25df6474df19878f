/*
 * Written from memory; check against these three pages before launch and once a year:
 * https://docs.netlify.com/deploy/create-deploys/#drag-and-drop,
 * https://developers.cloudflare.com/pages/get-started/direct-upload/ and
 * https://docs.github.com/pages/getting-started-with-github-pages/creating-a-github-pages-site.
 */
/** Content of "How to put this online.txt" in the ZIP. */
export const HOW_TO = `HOW TO PUT THIS ONLINE

This folder is your website. index.html is the page; the folder "fonts" has its
letters, the folder "pictures" its drawings, for posters and posts of your own.
Open index.html on your computer first, and read it once. Words on a dashed line
are for you to fill in: open index.html in a text editor, and write over them.

Three places take a website like this without a fee for a small site. Each asks
you for an account first. Read their terms: they may change.

1. Netlify: https://app.netlify.com/drop
   Unpack the ZIP. Drag the whole folder onto the page. It gives you an address.

2. Cloudflare Pages: https://dash.cloudflare.com
   Open Workers & Pages, create a project for Pages, and choose to upload your
   assets. Give it a name, and drag the folder or the ZIP in.

3. GitHub Pages: https://github.com
   Make a new public repository, upload all files of this folder to it, and
   commit. Then open Settings, Pages, and deploy from the branch "main".

You can connect an address of your own, such as yourshop.in, to each of them later.
`;
