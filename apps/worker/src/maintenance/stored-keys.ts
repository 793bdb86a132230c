/**
 * SQL of where the object of a row lies, whether the row says so or its worker was killed before it could: the keys that
 * workers make of their rows.
 */
export const storedKeySql = {
  rendered_documents: `coalesce(storage_key, 'documents/' || kind || '/' || subject_id || '/' || id || '.pdf')`,
  account_exports: `coalesce(storage_key, 'exports/' || user_id || '/' || id || '.zip')`,
} as const;
