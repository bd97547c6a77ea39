import { assignmentOf } from '../../core/fact/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import { contradiction } from './contradiction.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';

/** What the fact catalogues say of every customer does not contradict itself, and the personas keep to it. */
export const rules: Proof = (context) =>
  (['facts', 'record'] as const).flatMap((kind) =>
    Object.entries<{ always?: Rule[] }>(context.manifests[kind]).flatMap(([id, { always = [] }]) =>
      always.flatMap((rule, index) => {
        const place = context.placeOf(kind, id, `${pointerTo('/always', index)}/holds`);
        if (context.find([{ condition: rule.holds, is: true }])) return brokenBy(context, rule);
        return [finding('never-holds', { because: contradiction(context, rule.holds) }, place, {})];
      }),
    ),
  );

type Rule = NonNullable<ProofContext['manifests']['facts'][string]['always']>[number];

function brokenBy({ manifests, site, placeOf }: ProofContext, { holds, description }: Rule): Problem[] {
  return Object.entries(manifests.persona)
    .filter(([, { facts }]) => site.conditions.compile(holds)(assignmentOf(site.vocabulary, facts)) === false)
    .map(([id]) => problem('impossible-customer', { rule: description }, placeOf('persona', id, '/facts')));
}
