/** What mails write for the codes of the interface, by the key of the fact. */
export const mailFacts = {
  provider: { transfer: 'bank transfer' },
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
