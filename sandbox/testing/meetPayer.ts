import type { TestProvider } from './openProvider.ts';

/** A new clone of a persona with an input for a payment through the graph. */
export interface TestPayer {
  username: string;
  /** The first billing area. */
  areaId: string;
  /** The first saved method. */
  methodId: string | undefined;
  /** Pays what is due, or $15.00, with that method; for a card it includes a proof of the security code. */
  input: PaymentInput;
}

interface PaymentInput {
  idempotencyKey: string;
  billingAccountId: string;
  amount: number;
  latestKnownPaymentId: string | null;
  funding: { savedMethodId: string | undefined; securityCodeProof: string | undefined };
}

interface Area {
  id: string;
  amountDue: number;
  latestPaymentId: string | null;
}

/** Makes a clone of a persona and an input to pay with. */
export async function meetPayer(provider: TestProvider, persona: string): Promise<TestPayer> {
  const { personas, graph } = provider;
  const username = await personas.clone(persona);
  const { data } = await graph(username, '{ billingAccounts { id amountDue latestPaymentId } }');
  const [area] = (data?.['billingAccounts'] ?? []) as Area[];
  const areaId = area?.id ?? 'none';
  const wallet = await graph(username, 'query ($id: ID!) { wallet(forAccount: $id) { id type } }', {
    id: areaId,
  });
  const [method] = (wallet.data?.['wallet'] ?? []) as { id: string; type: string }[];
  const securityCodeProof =
    method === undefined || method.type === 'BANK_ACCOUNT'
      ? undefined
      : await prove(provider, username, method);
  const input = {
    idempotencyKey: `payment-of-${username}`,
    billingAccountId: areaId,
    amount: area === undefined || area.amountDue === 0 ? 1500 : area.amountDue,
    latestKnownPaymentId: area?.latestPaymentId ?? null,
    funding: { savedMethodId: method?.id, securityCodeProof },
  };
  return { username, areaId, methodId: method?.id, input };
}

async function prove(
  { cards }: TestProvider,
  username: string,
  { id, type }: { id: string; type: string },
): Promise<string | undefined> {
  const securityCode = type === 'AMERICAN_EXPRESS' ? '1234' : '123';
  const checked = await cards(username, '/pci/cps/v1/security-code-checks', { methodId: id, securityCode });
  return checked.status === 201 ? ((await checked.json()) as { proof: string }).proof : undefined;
}
