/** What mails write for the codes of the interface, by the key of the fact. */
export const mailFacts = {
  provider: { transfer: 'bank transfer' },
  money: {
    reserved:
      'The money is only reserved: release it in the provider’s back office under this reference, and pay nothing out.',
    taken: 'Look in the provider’s back office under this reference, and give back what was taken there.',
  },
  refundMethod: { card: 'card', transfer: 'bank transfer' },
  subject: {
    quote: 'quote',
    order: 'order',
    technical: 'technical question',
    partnership: 'partnership',
    other: 'other',
  },
  vertical: {
    automotive: 'automotive',
    cosplay: 'cosplay',
    hobby: 'hobby',
    other: 'other',
  },
  finishPref: {
    standard: 'standard',
    smooth: 'smooth',
    polished: 'polished',
  },
} as const;
