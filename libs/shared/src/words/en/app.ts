/** What the parts of every app of ours say by themselves, whatever the app is. */
export const app = {
  busy: 'The shop does not answer just now. Nothing is lost: try again in a moment.',
  unknown: 'The shop gave an answer that this page does not know. Reload the page and try again.',
  offline: 'No connection to the shop. Nothing is lost: this goes on once you are online again.',
  unsent:
    'No connection to the shop: this was not sent, or not confirmed. Press again once you are online: nothing is done twice.',
  carriedOut:
    'What you sent before was done, though its answer did not reach you. Look at your lists first; then send only what you want besides.',
  loading: 'Loading…',
  more: 'Show more',
  close: 'Close',
  notices: 'Notices',
  units: { kilobyte: 'kB', megabyte: 'MB', gram: 'g', kilogram: 'kg', minute: 'min', hour: 'h' },
} as const;
