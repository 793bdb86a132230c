import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps each mail it takes as a file, as the service's own folder does, and can be shut. */
export class MailCatcher {
  private server: SMTPServer | null = null;
  private taken = 0;

  constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  async open(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        void buffer(stream).then((mail) => {
          this.taken += 1;
          writeFileSync(join(this.folder, `${String(this.taken).padStart(6, '0')}.eml`), mail);
          done();
        });
      },
    });
    this.server.on('error', () => undefined);
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server.server, 'listening');
  }

  async shut(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server !== null) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
