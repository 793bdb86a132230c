import { settingRows, settingsTable } from './settings-table.js';

/** The settings as a Markdown table: `docs/settings.md` holds it between its `settings` markers. */
export function settingsAsMarkdown(): string {
  const rows = settingsTable.map(
    (setting) => `| \`${setting.name}\` | ${setting.default} | ${setting.meaning} |`,
  );
  return ['| Setting | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The settings as a commented dotenv file: `.env.example` is exactly this. */
export function settingsAsDotenv(): string {
  const blocks = settingsTable.map(
    ({ name, default: text, meaning }) =>
      `# ${meaning}.\n# Default: ${text}\n# ${name}=${settingRows[name].fallback ?? ''}\n`,
  );
  return [
    '# Every setting the service reads. Unset, or empty, means its default.\n' +
      '# Copied to .env beside package.json, it is read by every npm script; or it is the env_file of a container.\n',
    ...blocks,
  ].join('\n');
}
