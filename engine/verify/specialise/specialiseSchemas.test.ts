import { describe, expect, it } from 'vitest';
import { loadPortal, type PortalSources } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';
import { isRecord } from '../../core/json/index.ts';
import type { JsonObject } from './partUses.ts';
import { specialiseSchemas } from './specialiseSchemas.ts';

const schemas = specialised(sourcesOf(readSet('smallest')));

const noSlots = { properties: {}, additionalProperties: false };

describe('the schemas of one portal', () => {
  it('have the names that there are, each explained in the words of whoever named it', () => {
    expect(definition('shared', 'toggleId')).toEqual({
      enum: ['reservations'],
      enumDescriptions: ['Books can be reserved.'],
    });
  });

  it('explain a sentence by itself', () => {
    const { enum: keys, enumDescriptions } = definition('shared', 'copyKey') as Record<string, string[]>;
    expect(enumDescriptions?.[keys?.indexOf('library:name') ?? -1]).toBe('Town Library');
  });

  it('offer only fields of the type that a place takes, in the words of customers where nobody describes them', () => {
    expect(definition('shared', 'enumFieldName')).toMatchObject({
      enum: ['loan.state'],
      enumDescriptions: ['State'],
    });
    const { enum: texts } = definition('shared', 'textFieldName') as Record<string, string[]>;
    expect(texts).toEqual(['loan.reserver', 'loan.title']);
  });

  it('allow nothing where nothing has a name', () => {
    const sources = sourcesOf(readSet('smallest'));
    const withoutOperations = specialised({ ...sources, packs: { ...sources.packs, operations: {} } });
    expect(definition('shared', 'operationId', withoutOperations)).toEqual({ not: {} });
  });

  it('compare a fact only with what it can be', () => {
    expect(clauseOf('fact', 'reader.card')).toMatchObject({
      description: 'Kind of library card.',
      properties: {
        is: { enum: ['none', 'child', 'adult'] },
        in: { items: { enum: ['none', 'child', 'adult'] } },
      },
      oneOf: [{ required: ['is'] }, { required: ['in'] }],
    });
    expect(clauseOf('fact', 'reader.signedIn')).toMatchObject({ oneOf: [{ required: ['is'] }] });
    expect(clauseOf('fact', 'reader.overdueDays')).toMatchObject({
      properties: { atLeast: { enum: ['late', 'blocked'], enumDescriptions: ['1', '30'] } },
      oneOf: [{ required: ['atLeast'] }, { required: ['atMost'] }],
    });
  });

  it('compare no fact that can only be shown', () => {
    expect(clauseOf('fact', 'reader.fine')).toBeUndefined();
  });

  it('let a condition be a part', () => {
    expect(schemas['when.schema.json']?.['anyOf']).toContainEqual({
      $ref: 'shared.schema.json#/definitions/used',
    });
  });

  it('know the variants of a toggle', () => {
    expect(clauseOf('toggle', 'reservations')).toMatchObject({
      properties: { variant: { enum: ['by-phone', 'online'] } },
    });
  });

  it('hold the settings of a widget to its schema, and ask for them where it needs some', () => {
    expect(definition('shared', 'placedWidget')).toMatchObject({
      allOf: expect.arrayContaining([
        {
          if: { properties: { widget: { const: 'library/heading' } } },
          then: {
            properties: {
              settings: { $ref: 'widgets.schema.json#/definitions/library~1heading' },
              slots: noSlots,
            },
            required: ['settings'],
          },
        },
        {
          if: { properties: { widget: { const: 'library/frame' } } },
          then: {
            properties: {
              settings: { $ref: 'widgets.schema.json#/definitions/library~1frame' },
              slots: noSlots,
            },
          },
        },
      ]),
    });
  });

  it('know the slots of a widget', () => {
    expect(JSON.stringify(definition('shared', 'placedWidget'))).toContain(
      '"slots":{"properties":{"left":XX,"right":XX},"additionalProperties":false}'.replaceAll(
        'XX',
        '{"anyOf":[{"$ref":"shared.schema.json#/definitions/used"},{"type":"array"}]}',
      ),
    );
  });

  it('keep the references of a widget: those to itself, and those to what all share', () => {
    expect(definition('widgets', 'library/menu')).toMatchObject({
      properties: {
        navigation: { $ref: 'shared.schema.json#/definitions/navigationId' },
        more: { $ref: '#/definitions/library~1menu/definitions/more' },
      },
    });
  });

  it('say nothing that only our own checks read', () => {
    expect(JSON.stringify(schemas)).not.toContain('"x-');
  });
});

function specialised(sources: PortalSources): Readonly<Record<string, JsonObject>> {
  const { context } = loadPortal(sources);
  if (!context) throw new Error('The set does not fit its schemas.');
  return specialiseSchemas(context, sources.schemas);
}

function definition(file: string, name: string, from = schemas): unknown {
  const definitions = from[`${file}.schema.json`]?.['definitions'];
  return isRecord(definitions) ? definitions[name] : undefined;
}

/** The alternative of a clause that asks this atom. */
function clauseOf(clause: 'fact' | 'toggle', name: string): unknown {
  const { anyOf } = definition('when', clause) as { anyOf: { properties: JsonObject }[] };
  return anyOf.find(({ properties }) => (properties[clause] as JsonObject)['const'] === name);
}
