/** An archive of an account is kept so long, or until a newer one is made; then it is deleted. */
export const exportRetentionMs = 7 * 24 * 3_600_000;

/** An account gets at most one archive in this time. */
export const exportEveryMs = 24 * 3_600_000;

/**
 * Bytes of uploads in one archive, the newest first. Further files are listed with links that work as long as the
 * archive is kept.
 */
export const maxExportedBytes = 1024 ** 3;
