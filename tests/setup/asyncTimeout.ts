import { configure } from '@testing-library/react';

/** `findBy…` and `waitFor` give up after a second by default, and a busy machine needs longer than that to draw. */
configure({ asyncUtilTimeout: 20_000 });
