import { configureGlobal } from 'fast-check';

/**
 * Every property test draws from this seed, so that a failure here is a failure everywhere. fast-check prints it with
 * the counterexample; `FAST_CHECK_SEED` tries another.
 */
configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_261_121) });
