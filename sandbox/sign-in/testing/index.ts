export { createCookieJar, type CookieJar } from './cookie-jar.ts';
export { createSignInHouse, type SignInHouse } from './sign-in-house.ts';
