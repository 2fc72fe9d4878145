import { catalogue } from '#texts/catalogue';

/** What is said where a browser keeps no cookies; each once. */
export const cookieTexts = catalogue('cookie-messages', {
  title: 'Cookies must be enabled',
  enable:
    'Your cart and your sign-in are kept in a cookie. Allow cookies for this site in the settings of your browser, then try again.',
  framed:
    'Your cart and your sign-in are kept in a cookie, and your browser does not allow it inside another page. Open the menu in a window of its own, or use the app.',
  iosTitle: 'On an iPhone or iPad',
  iosSafari:
    'In Settings, Apps, Safari: turn off Block All Cookies, and Prevent Cross-Site Tracking if this page is part of another site.',
  iosApp: 'In our app: open Settings, then the app, and turn on Allow Cross-Website Tracking.',
  newWindow: 'Open in new Window',
  download: 'Download the app',
});
