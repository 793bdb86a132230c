/** The README in the archive of an account. */
export const account = {
  readme: {
    title: 'Your data',
    made: 'Everything that the account {email} held on {madeAt}.',
    contents: 'Contents',
    files: {
      profile: 'name, address, phone and language of the account',
      sessions: 'where the account is signed in',
      addresses: 'delivery addresses',
      quotes: 'saved quotes with their lines',
      orders: 'orders with their lines and payments',
      projects: 'project requests',
      cards: 'business cards, as they were designed',
      messages: 'messages that you sent through the contact form, with our answers',
      mails: 'e-mails sent to you in the last {days, number} days',
      list: 'the list of your uploaded files',
      uploads: 'the files themselves',
      invoices: 'invoices as PDF',
    },
    units: 'Dates are in UTC. Amounts are in MAD, tax included unless the name says HT.',
    uploads:
      '{left, plural, =0 {All {count, number} uploaded files are in the archive.} one {One of {count, number} uploaded files is too large for the archive: its link in files.csv works for seven days.} other {{left, number} of {count, number} uploaded files are too large for the archive: their links in files.csv work for seven days.}}',
    secrets: 'Your password is stored only in a form that cannot be read back; it is not included.',
  },
} as const;
