/** Where a provider sends its callbacks. */
export function callbackUrlOf(callbackUrl: string, providerName: string): string {
  return `${callbackUrl}/api/payments/callback/${providerName}`;
}
