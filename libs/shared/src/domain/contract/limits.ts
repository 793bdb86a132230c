/** Bounds of the interface description that more than one file needs. */
export const maxUploadBytes = 52_428_800;
export const maxUploadMegabytes = 50;
export const allowedExtensions = ['.stl', '.obj', '.3mf'] as const;

export const maxBasketItems = 25;
export const maxQuantity = 1000;

/** Characters of a key, an id or a file name. */
export const maxReferenceCharacters = 1024;

/** Side of the cubic build volume. */
export const bedSideMm = 256;

/** A part is too small if it is below any of these. */
export const minLargestSideMm = 5;
export const minSmallestSideMm = 0.4;
export const minVolumeMm3 = 20;

/** A saved quote keeps its prices so long. */
export const quoteValidityDays = 7;

/** The highest price that a person may name for a project: ten million dirhams. */
export const maxProjectPriceMad = 10_000_000;

/** An upload that no live quote, order or project needs is deleted after so long. */
export const uploadRetentionDays = 30;

/** A mail that was sent, or given up, is deleted after so long. */
export const mailRetentionDays = 90;

/** Bounds of a contact message, in characters. */
export const contactBounds = { nameMax: 100, phoneMax: 20, messageMin: 10, messageMax: 2000 } as const;

/** An answered or closed contact message is deleted after so many days without a change. */
export const contactRetentionDays = 365;

/** The job that finds lost work runs every 30 seconds: operators are told that it is late after so long. */
export const requeueLateSeconds = 120;

/** Entries of a page: the most that `limit` may ask for, and the default with a cursor alone. */
export const longestPage = 100;
export const usualPage = 50;

/** Most entries of a list without pages. */
export const longestList = 200;

/**
 * Lines of orders in a list without pages: about 1 MB. Further orders come without their lines.
 * A page of 100 orders holds up to 2,500.
 */
export const longestListLines = 1000;

/*
 * What one account may keep at a time. Customers stay far below; the bounds keep a script, or a customer's faulty
 * client, from filling the tables that all share.
 */

/**
 * Each unpaid order waits 14 days for its payment, holds a number and keeps its files for a year. One that is cancelled counts
 * for the rest of its first day.
 */
export const maxUnpaidOrders = 50;

/** Ways to pay that one order may be offered within a day: each asks a provider, or makes a page. */
export const maxPaymentAttempts = 30;

/** An account's choice of addresses is shown as one list. */
export const maxAddresses = 100;

/** Quotes without an order; each may hold 25 lines. */
export const maxSavedQuotes = 2000;

/** Each is answered by a person. */
export const maxOpenRequests = 50;

/** Files that are sent with a project request. */
export const maxProjectFiles = 10;

/** Files that lie in the storage, however small: the sum of their bytes is counted with each upload. */
export const maxStoredFiles = 20_000;

/** Of a part's picture, pixels. */
export const pictureSize = { width: 480, height: 360 } as const;

/** Browsers and clients signed in to one account; the oldest are signed out. */
export const maxSessions = 100;

/** Drafts of price books at a time. */
export const maxPriceBookDrafts = 20;

/** Invoices and credit notes of one journal as a file. */
export const maxJournalRows = 100_000;

/** Invoices and credit notes of one archive of UBL documents. */
export const maxArchivedDocuments = 10_000;
