/** Problems that proofs find by searching customers. The same form as `problemCatalogue`. */
export const proofCatalogue = {
  'not-decided': {
    message: 'asks too much at once: nobody can tell in reasonable time whom it concerns.',
    remedy: 'Name parts of it as conditions of their own, or ask fewer facts.',
  },
  'never-holds': {
    message: 'can never be true, whoever the customer is[: {because}].',
    remedy: 'Correct the condition, or take out what depends on it.',
  },
  'never-holds-here': {
    message: 'can be true, but never for a customer who comes to where it stands.',
    remedy: 'Correct the condition, or the guards and conditions around it.',
  },
  'impossible-customer': {
    message: 'is nobody there can be; the fact catalogue says: “{rule}”.',
    remedy: 'Correct the facts, or the rule under "always" in the fact catalogue.',
  },
  'always-holds': {
    message: 'is always true, whoever the customer is: it decides nothing.',
    remedy: 'Take the condition out, or correct it.',
  },
  'covered-choice': {
    message: 'is never reached: for every customer an earlier choice holds.',
    remedy: 'Move it up, narrow the choices before it, or take it out.',
  },
  'nobody-enters': {
    message: 'has guards that nobody gets past all together: {guards} exclude each other.',
    remedy: 'Take out one of them.',
  },
  'shadowed-route': {
    message: 'never gets {address}: the route "{other}" takes it.',
    remedy: 'Give one of them another path.',
  },
  'unreachable-route': {
    message: 'is a route to which nothing in the portal leads.',
    remedy: 'Link to it, say "entry": "outside" where customers come to it from elsewhere, or remove it.',
  },
  'unreachable-page': {
    message: 'is a page that no route shows.',
    remedy: 'Show it on a route, or remove it.',
  },
  'redirect-loop': {
    message: 'sends customers round in a circle: {path}[, and {others} more like it].',
    remedy: 'Let one of the routes keep these customers.',
  },
  'unknown-loop': {
    message:
      'sends customers round in a circle when what its guards ask cannot be loaded: {path}[, and {others} more like it].',
    remedy:
      'Let one of the guards say "allow" under "whileUnknown", or send customers where nothing is asked.',
  },
  'redirect-to-refusal': {
    message: 'sends customers to "{route}", where the guard "{guard}" refuses them.',
    remedy:
      'Send them where they may go. A guard that only sends people where they belong says "forwards": true.',
  },
  'link-to-refusal': {
    message: 'leads customers who see it to "{route}", where the guard "{guard}" refuses them.',
    remedy: 'Show it only to those who may go there, or let the guard say why with "error".',
  },
  'never-known': {
    message:
      'is never there for customers of whom nobody knows "{name}": the source "{source}" is not asked for them, and does not say what it is meanwhile.',
    remedy:
      'Show it only to those for whom its source is asked ("when" of the facts), or say there under "otherwise" what it is for the others.',
  },
  'link-for-nobody': {
    message: 'leads to "{route}", where everybody who sees it is refused: by {guards}.',
    remedy: 'Correct who sees it, or the guards of the route.',
  },
  'leads-nowhere': {
    message: 'leads customers to "{route}", which does not exist in their environment.',
    remedy: 'Say with "otherwise" where they go instead, or let both exist in the same environments.',
  },
  'banner-never-shows': {
    message: 'can never show where its placement stands[: {because}].',
    remedy: 'Correct its condition, its placement, or what keeps page alerts away there.',
  },
  'unreachable-state': {
    message: 'has "{state}", to which nothing in the sequence leads that anybody can take[: {before}].',
    remedy: 'Let a transition lead to it, or remove it.',
  },
  'dead-end': {
    message: 'has "{state}", from which no way leads to a result or out of the sequence.',
    remedy:
      'Give it an event that a button sends, with a transition that leads on; where it has one, a field that the event needs is refused whatever these customers say.',
  },
  'step-out-of-order': {
    message: 'leads to "{step}", a step that the order of those who come here does not have.',
    remedy:
      'Put the step into "order" or the order of their variant, or say with "when" who is led there, and in a last choice without it where the others are.',
  },
  'silent-outcome': {
    message: 'sends the customer back to "{state}" after "{outcome}" without a word.',
    remedy: 'Name an entry of the error catalogue with "error", or lead to a state that says what happened.',
  },
  'outcome-waits': {
    message: 'leaves the customer in "{operation}" after "{outcome}" while what is asked here is not loaded.',
    remedy:
      'Ask only what the sequence has collected; keep the rest in its data with "set" before the operation begins.',
  },
  'sent-twice': {
    message: 'can send "{operation}" a second time with the idempotency key of the first: {path}.',
    remedy: 'Say "newAttempt": true where the attempt is settled.',
  },
  'unaccepted-answer': {
    message: 'sends "{operation}" to somebody whose "{field}" nobody has accepted: {path}.',
    remedy: 'Name the field under "needs".',
  },
  'sent-unseen': {
    message:
      'sends "{operation}" to somebody who is not shown the "{parameter}" that is sent: nothing read in "{state}" says {facts}.',
    remedy: 'Say it there, under conditions that hold for whoever can send it.',
  },
  'untrue-result': {
    message: 'shows "{result}", which means {means}, to somebody for whom that is not so: {path}.',
    remedy: 'Lead elsewhere, or say with "means" what the result says.',
  },
  'untrue-error': {
    message: 'says the error "{error}" after "{outcome}", which means that it was done.',
    remedy: 'Lead to a result that says what was done, without an error.',
  },
  'unsaid-end': {
    message:
      'leads to "{result}" after "{outcome}" of "{operation}", which was not done: nothing that is read there says so.',
    remedy: 'Keep with "set" how it ended, and say it in the result under a condition that holds only then.',
  },
  'timer-never-runs': {
    message: 'can never hold for anybody for whom the timer counts: it never does anything.',
    remedy: 'Correct "when" or "while".',
  },
  'timers-race': {
    message:
      'runs out together with the timer "{other}": which of the two leads the customer on is left to chance.',
    remedy: 'Give one of them another time, or conditions that exclude each other.',
  },
  'unused-toggle': {
    severity: 'warning',
    message: 'is a toggle that nothing asks.',
    remedy: 'Remove it here and in the flag service.',
  },
  'expired-toggle': {
    severity: 'warning',
    message: 'was to be removed after {expired}.',
    remedy: 'Take the toggle out of the conditions that ask it, or give it a new day.',
  },
  'unused-name': {
    severity: 'warning',
    message: 'is not used: nothing names this {kind}.',
    remedy: 'Name it, or remove it.',
  },
  'overridden-part': {
    severity: 'warning',
    message: 'is said anew wherever the part "{part}" is used, so that nobody sees it.',
    remedy: 'Let one of the uses leave it as it is, or remove it from the part.',
  },
  'no-schema': {
    severity: 'warning',
    message: 'does not begin with the "$schema" of its kind, so that no editor completes and explains it.',
    remedy: 'Begin it as the others of its kind begin.',
  },
  'unasked-fact': {
    severity: 'warning',
    message: 'is a {kind} that nothing asks.',
    remedy: 'Remove it, or say under "kept" why it stays.',
  },
  'unused-answer': {
    severity: 'warning',
    message: 'is collected and used for nothing: no condition asks it, and it is neither sent nor shown.',
    remedy: 'Use it, or take it out with what collects it.',
  },
  'repeated-number': {
    severity: 'warning',
    message: 'says {number}, which is known from the constant "{constant}"[ ({value})].',
    remedy:
      'Name the constant, so that its number stands once; a number that means something else gets a constant of its own.',
  },
  'unused-operation': {
    severity: 'warning',
    message: 'has no sequence that runs "{operation}", which the packs offer.',
    remedy: 'Let a sequence run it, or remove it from its pack.',
  },
  'unused-copy': {
    severity: 'warning',
    message: 'has "{key}", which nothing says.',
    remedy: 'Say it somewhere, or remove it from all languages.',
  },
  'same-copy': {
    severity: 'warning',
    message: 'has the same words for "{key}" as "{language}".',
    remedy: 'Translate it, or give the reason in locales/exceptions.json.',
  },
  'untranslated-copy': {
    severity: 'warning',
    message: 'has "{key}" waiting for its translation.',
    remedy: 'Say it in this language, without the mark before it. Customers would read the mark.',
  },
  'heavy-copy': {
    message:
      'has "{key}" with a plural form, a format or another sentence in it, which makes every page wait for more code before it is drawn.',
    remedy: 'Move it to a namespace that pages load later, or say it in plain words.',
  },
  'stray-number': {
    message: 'says {number} in "{key}", which is no constant\'s value.',
    remedy: 'Fill the number from a constant, correct it, or give the reason in locales/exceptions.json.',
  },
} as const;
