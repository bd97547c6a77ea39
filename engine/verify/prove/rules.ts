import { assignmentOf, type Assignment } from '../../core/fact/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import { contradiction } from './contradiction.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';

/** What the fact catalogues say of every customer does not contradict itself, and the personas keep to it. */
export const rules: Proof = (context) => {
  const { vocabulary } = context.site;
  const personas = Object.entries(context.manifests.persona).map(
    ([id, { facts }]) => [id, assignmentOf(vocabulary, facts)] as const,
  );
  return (['facts', 'record'] as const).flatMap((kind) =>
    Object.entries<{ always?: Rule[] }>(context.manifests[kind]).flatMap(([id, { always = [] }]) =>
      always.flatMap((rule, index) => {
        const place = context.placeOf(kind, id, `${pointerTo('/always', index)}/holds`);
        if (context.isPossible([{ condition: rule.holds, is: true }]))
          return brokenBy(context, rule, personas);
        return [finding('never-holds', { because: contradiction(context, rule.holds) }, place, {})];
      }),
    ),
  );
};

type Rule = NonNullable<ProofContext['manifests']['facts'][string]['always']>[number];

function brokenBy(
  { site, placeOf }: ProofContext,
  { holds, description }: Rule,
  personas: readonly (readonly [string, Assignment])[],
): Problem[] {
  const keeps = site.conditions.compile(holds);
  return personas
    .filter(([, assignment]) => keeps(assignment) === false)
    .map(([id]) => problem('impossible-customer', { rule: description }, placeOf('persona', id, '/facts')));
}
