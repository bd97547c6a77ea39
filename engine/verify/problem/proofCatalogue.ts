/** What is proved wrong by trying customers, and not by comparing names. The same form as the other problems. */
export const proofCatalogue = {
  'not-decided': {
    severity: 'error',
    message: () => 'asks too much at once: nobody can tell in reasonable time whom it concerns.',
    remedy: 'Name parts of it as conditions of their own, or ask fewer facts.',
  },
  'never-holds': {
    severity: 'error',
    message: (context: { because: string | undefined }) =>
      `can never be true, whoever the customer is${context.because === undefined ? '' : `: ${context.because}`}.`,
    remedy: 'Correct the condition, or take out what depends on it.',
  },
  'never-holds-here': {
    severity: 'error',
    message: () => 'can be true, but never for a customer who comes to where it stands.',
    remedy: 'Correct the condition, or the guards and conditions around it.',
  },
  'impossible-customer': {
    severity: 'error',
    message: (context: { rule: string }) =>
      `is nobody there can be; the fact catalogue says: “${context.rule}”.`,
    remedy: 'Correct the facts, or the rule under "always" in the fact catalogue.',
  },
  'always-holds': {
    severity: 'error',
    message: () => 'is always true, whoever the customer is: it decides nothing.',
    remedy: 'Take the condition out, or correct it.',
  },
  'covered-choice': {
    severity: 'error',
    message: () => 'is never reached: for every customer an earlier choice holds.',
    remedy: 'Move it up, narrow the choices before it, or take it out.',
  },
  'nobody-enters': {
    severity: 'error',
    message: (context: { guards: string }) =>
      `has guards that nobody gets past all together: ${context.guards} exclude each other.`,
    remedy: 'Take out one of them.',
  },
  'shadowed-route': {
    severity: 'error',
    message: (context: { address: string; other: string }) =>
      `never gets ${context.address}: the route "${context.other}" takes it.`,
    remedy: 'Give one of them another path.',
  },
  'unreachable-route': {
    severity: 'error',
    message: () => 'is a route to which nothing in the portal leads.',
    remedy: 'Link to it, say "entry": "outside" where customers come to it from elsewhere, or remove it.',
  },
  'unreachable-page': {
    severity: 'error',
    message: () => 'is a page that no route shows.',
    remedy: 'Show it on a route, or remove it.',
  },
  'redirect-loop': {
    severity: 'error',
    message: (context: { path: string }) => `sends customers round in a circle: ${context.path}.`,
    remedy: 'Let one of the routes keep these customers.',
  },
  'unknown-loop': {
    severity: 'error',
    message: (context: { path: string }) =>
      `sends customers round in a circle when what its guards ask cannot be loaded: ${context.path}.`,
    remedy:
      'Let one of the guards say "allow" under "whileUnknown", or send customers where nothing is asked.',
  },
  'redirect-to-refusal': {
    severity: 'error',
    message: (context: { route: string; guard: string }) =>
      `sends customers to "${context.route}", where the guard "${context.guard}" refuses them.`,
    remedy:
      'Send them where they may go. A guard that only sends people where they belong says "forwards": true.',
  },
  'link-to-refusal': {
    severity: 'error',
    message: (context: { route: string; guard: string }) =>
      `leads customers who see it to "${context.route}", where the guard "${context.guard}" refuses them.`,
    remedy: 'Show it only to those who may go there, or let the guard say why with "error".',
  },
  'link-for-nobody': {
    severity: 'error',
    message: (context: { route: string }) =>
      `leads to "${context.route}", where everybody who sees it is refused.`,
    remedy: 'Correct who sees it, or the guards of the route.',
  },
  'leads-nowhere': {
    severity: 'error',
    message: (context: { route: string }) =>
      `leads customers to "${context.route}", which does not exist in their environment.`,
    remedy: 'Say with "otherwise" where they go instead, or let both exist in the same environments.',
  },
  'banner-never-shows': {
    severity: 'error',
    message: (context: { because: string | undefined }) =>
      `can never show where its placement stands${context.because === undefined ? '' : `: ${context.because}`}.`,
    remedy: 'Correct its condition, its placement, or what keeps page alerts away there.',
  },
  'unreachable-state': {
    severity: 'error',
    message: (context: { state: string; before: string | undefined }) =>
      `has "${context.state}", to which nothing in the sequence leads that anybody can take${context.before === undefined ? '' : `: ${context.before}`}.`,
    remedy: 'Let a transition lead to it, or remove it.',
  },
  'dead-end': {
    severity: 'error',
    message: (context: { state: string }) =>
      `has "${context.state}", from which no way leads to a result or out of the sequence.`,
    remedy: 'Give it an event that a button sends, with a transition that leads on.',
  },
  'silent-outcome': {
    severity: 'error',
    message: (context: { outcome: string; state: string }) =>
      `sends the customer back to "${context.state}" after "${context.outcome}" without a word.`,
    remedy: 'Name an entry of the error catalogue with "error", or lead to a state that says what happened.',
  },
  'outcome-waits': {
    severity: 'error',
    message: (context: { operation: string; outcome: string }) =>
      `leaves the customer in "${context.operation}" after "${context.outcome}" while what is asked here is not loaded.`,
    remedy:
      'Ask only what the sequence has collected; keep the rest in its data with "set" before the operation begins.',
  },
  'sent-twice': {
    severity: 'error',
    message: (context: { operation: string; path: string }) =>
      `can send "${context.operation}" a second time with the idempotency key of the first: ${context.path}.`,
    remedy: 'Say "newAttempt": true where the attempt is settled.',
  },
  'unaccepted-answer': {
    severity: 'error',
    message: (context: { field: string; operation: string; path: string }) =>
      `sends "${context.operation}" to somebody whose "${context.field}" nobody has accepted: ${context.path}.`,
    remedy: 'Name the field under "needs".',
  },
  'untrue-result': {
    severity: 'error',
    message: (context: { result: string; means: string; path: string }) =>
      `shows "${context.result}", which means ${context.means}, to somebody for whom that is not so: ${context.path}.`,
    remedy: 'Lead elsewhere, or say with "means" what the result says.',
  },
  'untrue-error': {
    severity: 'error',
    message: (context: { outcome: string; error: string }) =>
      `says the error "${context.error}" after "${context.outcome}", which means that it was done.`,
    remedy: 'Lead to a result that says what was done, without an error.',
  },
  'timer-never-runs': {
    severity: 'error',
    message: () => 'can never hold for anybody for whom the timer counts: it never does anything.',
    remedy: 'Correct "when" or "while".',
  },
  'timers-race': {
    severity: 'error',
    message: (context: { other: string }) =>
      `runs out together with the timer "${context.other}": which of the two leads the customer on is left to chance.`,
    remedy: 'Give one of them another time, or conditions that exclude each other.',
  },
  'unused-toggle': {
    severity: 'warning',
    message: () => 'is a toggle that nothing asks.',
    remedy: 'Remove it here and in the flag service.',
  },
  'expired-toggle': {
    severity: 'warning',
    message: (context: { expired: string }) => `was to be removed after ${context.expired}.`,
    remedy: 'Take the toggle out of the conditions that ask it, or give it a new day.',
  },
  'unused-name': {
    severity: 'warning',
    message: (context: { kind: string }) => `is not used: nothing names this ${context.kind}.`,
    remedy: 'Name it, or remove it.',
  },
  'no-schema': {
    severity: 'warning',
    message: () =>
      'does not begin with the "$schema" of its kind, so that no editor completes and explains it.',
    remedy: 'Begin it as the others of its kind begin.',
  },
  'unasked-fact': {
    severity: 'warning',
    message: (context: { kind: string }) => `is a ${context.kind} that nothing asks.`,
    remedy: 'Remove it, or say under "kept" why it stays.',
  },
  'unused-operation': {
    severity: 'warning',
    message: (context: { operation: string }) =>
      `has no sequence that runs "${context.operation}", which the packs offer.`,
    remedy: 'Let a sequence run it, or remove it from its pack.',
  },
  'unused-copy': {
    severity: 'warning',
    message: (context: { key: string }) => `has "${context.key}", which nothing says.`,
    remedy: 'Say it somewhere, or remove it from all languages.',
  },
  'same-copy': {
    severity: 'warning',
    message: (context: { key: string; language: string }) =>
      `has the same words for "${context.key}" as "${context.language}".`,
    remedy: 'Translate it, or give the reason in locales/exceptions.json.',
  },
  'untranslated-copy': {
    severity: 'warning',
    message: (context: { key: string }) => `has "${context.key}" waiting for its translation.`,
    remedy: 'Say it in this language, without the mark before it. Customers would read the mark.',
  },
  'heavy-copy': {
    severity: 'error',
    message: (context: { key: string }) =>
      `has "${context.key}" with a plural form, a format or another sentence in it, which makes every page wait for more code before it is drawn.`,
    remedy: 'Move it to a namespace that pages load later, or say it in plain words.',
  },
  'stray-number': {
    severity: 'error',
    message: (context: { key: string; number: string }) =>
      `says ${context.number} in "${context.key}", which is no constant's value.`,
    remedy: 'Fill the number from a constant, correct it, or give the reason in locales/exceptions.json.',
  },
} as const;
