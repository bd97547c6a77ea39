import type { ReactNode } from 'react';
import { manifestOf } from '../../../core/manifest/index.ts';
import type { AskedList } from '../../facts/index.ts';
import type { Portal } from '../../portal/index.ts';
import { ageOf } from '../origin.ts';

/** Every list that the portal has asked for: its source, how it stands, and how old it is. Nothing that stands in it. */
export function Records({
  portal: { site, records, ports },
}: {
  portal: Pick<Portal, 'site' | 'records' | 'ports'>;
}): ReactNode {
  const lists = records.all();
  if (lists.length === 0) return <p className="found">No list has been asked for yet.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Record, and where it comes from</th>
          <th scope="col">State</th>
          <th scope="col">Age</th>
        </tr>
      </thead>
      <tbody>
        {lists.map(({ query, shown, answeredAt }) => (
          <tr key={JSON.stringify(query)}>
            <th scope="row">
              <code>{query.record}</code>
              <span className="found">
                {manifestOf(site.manifests, 'record', query.record)?.many.from}
                {query.first !== undefined && `, the first ${query.first}`}
              </span>
            </th>
            <td>{stateText(shown)}</td>
            <td>{ageOf(answeredAt, ports.clock.now()).replace(', ', '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function stateText({ state, items, isOld }: AskedList['shown']): string {
  if (state !== 'ready') return state;
  return `${items.length} ${items.length === 1 ? 'thing' : 'things'}${isOld ? '; asking again has failed' : ''}`;
}
