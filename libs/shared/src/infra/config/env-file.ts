/** Loaded before the programs that `package.json` starts (`--import`): takes the settings in `.env`, where there is one. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
