import { createHash, randomInt } from 'node:crypto';

/** What became of the card at the gateway. */
export interface CardResult {
  isApproved: boolean;
  /** The gateway's number for the try. */
  transactionId?: string;
  /** Changes on top of what the gateway would say. */
  changes?: Record<string, string>;
}

/** Signs fields as the gateway does. Written apart from the adapter, so that each judges the other. */
export function signAsGateway(fields: Record<string, string>, storeKey: string): string {
  let text = '';
  const names = Object.keys(fields).sort((a, b) => (a.toUpperCase() < b.toUpperCase() ? -1 : 1));
  for (const name of names) {
    if (/^(hash|encoding)$/i.test(name)) continue;
    text += `${(fields[name] ?? '').replace(/[\\|]/g, '\\$&')}|`;
  }
  return createHash('sha512')
    .update(text + storeKey.replace(/[\\|]/g, '\\$&'))
    .digest('base64');
}

/**
 * What the gateway posts back for a form that was posted to it: every field echoed, its own added, signed.
 *
 * @throws when the form's own hash is wrong, as the gateway refuses such a form.
 */
export function gatewayCallback(
  form: Record<string, string>,
  storeKey: string,
  { isApproved, transactionId = String(randomInt(1e9)), changes = {} }: CardResult,
): string {
  const { hash, ...echo } = form;
  if (hash !== signAsGateway(echo, storeKey)) throw new Error('3D-1004: the form is not signed by the shop');
  const fields: Record<string, string> = {
    ...echo,
    TransId: transactionId,
    ProcReturnCode: isApproved ? '00' : '05',
    Response: isApproved ? 'Approved' : 'Declined',
    mdStatus: '1',
    maskedCreditCard: '4111 11** **** 1111',
    'EXTRA.TRXDATE': '20261121 10:20:30',
    ErrMsg: isApproved ? '' : 'Carte refusée | fonds insuffisants',
    ...changes,
  };
  return new URLSearchParams({ ...fields, HASH: signAsGateway(fields, storeKey) }).toString();
}
