/** Value of `strict-transport-security`, which every answer carries whose public origin is reached by https. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
