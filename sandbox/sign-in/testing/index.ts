export { createCookieJar, type CookieJar } from './cookieJar.ts';
export { createSignInHouse, type SignInHouse } from './signInHouse.ts';
