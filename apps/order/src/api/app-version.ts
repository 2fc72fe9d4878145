/** What the client says of itself with every call, and shows on the About page. */
export const APP_VERSION = '3.1.21';
