import { catalogue } from '#texts/catalogue';

/** What is said where a browser keeps no cookies; each once. */
export const cookieTexts = catalogue('cookie-messages', {
  title: 'Cookies must be enabled',
  enable:
    'We keep your cart and sign-in in a cookie. Allow cookies for this site in your browser’s settings, then try again.',
  framed:
    'We keep your cart and sign-in in a cookie, and your browser blocks it inside another page. Open the menu in a new window, or use the app.',
  iosTitle: 'On an iPhone or iPad',
  iosSafari:
    'In Settings, Apps, Safari: turn off Block All Cookies, and Prevent Cross-Site Tracking if this page is part of another site.',
  iosApp: 'In our app: open Settings, then the app, and turn on Allow Cross-Website Tracking.',
  newWindow: 'Open in new Window',
  download: 'Download the app',
});
