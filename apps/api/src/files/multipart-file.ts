import { AsyncResource } from 'node:async_hooks';
import { type Readable, Writable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import { maxUploadBytes, maxUploadMegabytes } from '@shared/domain/contract/limits.js';
import { type LengthUnit, lengthUnits } from '@shared/domain/contract/length-units.js';
import type { Request } from 'express';
import { askForBody } from '../http/awaited-bodies.js';
import { drainBody } from '../http/unread-body.js';
import { leastUploadBytesPerSecond, watchUploadRate } from '../http/upload-rate.js';
import { told } from '@shared/words/say.js';
import type { Told } from '@shared/domain/contract/told.js';

/** The rest of the form: boundaries, headers, a few small fields. */
const maxFormBytes = maxUploadBytes + 256 * 1024;

/** The parser is given so much at once before the file begins: it makes something of each of thousands of empty parts. */
const headPieceBytes = 8 * 1024;

/** The one file of a form while it arrives. */
export interface IncomingFile {
  filename: string;
  content: Readable;
  /** That it may have: those of the form, as far as it says so. */
  mostBytes: number;
  /** Ends the upload with this answer; `false` where it has arrived, and is only stored. */
  cutOff: (error: ServiceError) => boolean;
  /**
   * Resolves once the whole form has arrived, with its other fields. Rejects when it is refused, for a second file for
   * example.
   */
  formEnded: Promise<FormFields>;
}

/** What a form says of its file. */
export interface FormFields {
  /** Of the file's numbers; the field `unit`, before or after the file. */
  unit: LengthUnit;
}

function missingFile(message = told('api.fields.required')): ServiceError {
  return new ServiceError('MISSING_FIELD', {
    message: told('api.messages.noFile'),
    details: {
      errors: [{ field: 'file', message }],
      hint: told('api.hints.oneFileField'),
    },
  });
}

function secondFile(): ServiceError {
  return new ServiceError('VALIDATION_ERROR', {
    details: {
      errors: [{ field: 'file', message: told('api.fields.oneFile') }],
      hint: told('api.hints.oneFileEach'),
    },
  });
}

function unknownUnit(): ServiceError {
  return refusedField('unit', told('api.fields.oneOf', { values: lengthUnits.join(', ') }));
}

function tooLargeForm(): ServiceError {
  return new ServiceError('FILE_TOO_LARGE', {
    details: {
      maxSize: maxUploadBytes,
      hint: told('api.hints.formLimit', { megabytes: maxUploadMegabytes }),
    },
  });
}

function malformedForm(message: Told, hint: Told = told('api.hints.wholeForm')): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message,
    details: { hint },
  });
}

function openForm(request: Request): BusboyInstance {
  if (!request.is('multipart/form-data')) throw missingFile();
  if (Number(request.headers['content-length'] ?? 0) > maxFormBytes) throw tooLargeForm();
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { files: 2, fields: 20, fieldSize: 4096, parts: 25, headerPairs: 50, headerSize: 16 * 1024 },
    });
  } catch {
    throw malformedForm(told('api.messages.noBoundary'));
  }
}

/** One upload in flight: an early end reaches the consumer as an error of the file's stream. */
class FormReader<T> {
  private incoming: Readable | undefined;
  private consumed: Promise<T> | undefined;
  private readonly units = new Set<string>();
  private files = 0;
  private bytes = 0;
  private isCutOff = false;
  private hasFailed = false;
  private isWhole = false;

  private readonly consume: (file: IncomingFile) => Promise<T>;

  /** What comes before the file goes to the parser in small pieces, of which none follows a refusal. */
  private readonly feeder = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      let takesMore = true;
      for (let at = 0; at < chunk.length && !this.hasFailed;) {
        const end = this.incoming === undefined ? at + headPieceBytes : chunk.length;
        takesMore = this.form.write(chunk.subarray(at, end));
        at = end;
      }
      if (takesMore || this.hasFailed) done();
      else this.form.once('drain', done);
    },
    final: (done) => {
      this.form.end();
      done();
    },
  });

  constructor(
    private readonly request: Request,
    private readonly form: BusboyInstance,
    consume: (file: IncomingFile) => Promise<T>,
  ) {
    // A file that arrives after the head is read in the context of its connection, not of its request.
    this.consume = AsyncResource.bind(consume);
  }

  async read(): Promise<T> {
    let stopWatching = (): void => undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        const ended = this.listen(reject);
        stopWatching = watchUploadRate(this.request, () => this.cutOff(ended.fail, slowUpload()));
        ended.whole.then(
          () => (this.consumed === undefined ? reject(missingFile()) : resolve(this.consumed)),
          () => undefined,
        );
        this.request.pipe(this.feeder);
      });
    } catch (error) {
      stopWatching();
      this.request.unpipe(this.feeder);
      await this.consumed?.catch(() => undefined);
      // A client that is still sending gets the answer; the connection of a stalled one ends.
      if (this.isCutOff || !(await drainBody(this.request)))
        this.request.res?.setHeader('Connection', 'close');
      throw error;
    } finally {
      stopWatching();
    }
  }

  private listen(reject: (error: Error) => void): {
    whole: Promise<FormFields>;
    fail: (error: Error) => void;
  } {
    const { request, form } = this;
    const { promise: whole, resolve: end, reject: spoil } = Promise.withResolvers<FormFields>();
    whole.catch(() => undefined);
    const fail = (error: Error) => {
      this.hasFailed = true;
      this.incoming?.destroy(error);
      spoil(error);
      reject(error);
    };
    form.on('file', (field, content, filename: string | undefined) => {
      // `consume` gets the errors of its own file; errors of other files, or after its end, are ignored.
      content.on('error', () => undefined);
      // An empty file input, or a part without a file name, is not a file.
      if (field !== 'file' || !filename) {
        content.resume();
        if (field === 'file') fail(missingFile(told('api.fields.fileName')));
        else if (filename) this.countFile(fail);
        return;
      }
      if (!this.countFile(fail)) {
        content.resume();
        return;
      }
      this.incoming = content;
      const said = Number(this.request.headers['content-length'] ?? maxUploadBytes);
      const mostBytes = Math.min(said, maxUploadBytes);
      const cutOff = (error: ServiceError) => {
        if (!this.isWhole) this.cutOff(fail, error);
        return !this.isWhole;
      };
      this.consumed = this.consume({ filename, content, mostBytes, cutOff, formEnded: whole });
      this.consumed.catch(reject);
    });
    form.on('filesLimit', () => fail(secondFile()));
    form.on('partsLimit', () => fail(malformedForm(told('api.messages.formBroken'))));
    form.on('field', (name, value) => {
      if (name === 'unit' && value !== '') this.units.add(value);
    });
    form.once('finish', () => {
      const unit = this.namedUnit();
      if (unit === null) fail(unknownUnit());
      else {
        this.isWhole = true;
        end({ unit });
      }
    });
    form.on('error', () => fail(malformedForm(told('api.messages.formBroken'))));
    request.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length;
      if (this.bytes > maxFormBytes) fail(tooLargeForm());
    });
    request.once('close', () => {
      if (!request.complete) this.cutOff(fail, malformedForm(told('api.messages.uploadCutOff')));
    });
    return { whole, fail };
  }

  /** `null` for none of ours. Two different units leave the intended one unknown. */
  private namedUnit(): LengthUnit | null {
    const [named = 'mm', second] = this.units;
    return second === undefined ? (lengthUnits.find((one) => one === named) ?? null) : null;
  }

  /** Files under any field name count: with two, the intended one is unknown. */
  private countFile(fail: (error: Error) => void): boolean {
    this.files += 1;
    if (this.files > 1) fail(secondFile());
    return this.files === 1;
  }

  private cutOff(fail: (error: Error) => void, error: Error): void {
    this.isCutOff = true;
    fail(error);
  }
}

function slowUpload(): ServiceError {
  const least = leastUploadBytesPerSecond / 1024;
  return malformedForm(
    told('api.messages.uploadStalled'),
    told('api.hints.sendFaster', { kilobytes: least }),
  );
}

/**
 * Streams the form's field `file` into `consume` and waits for both. An early end of the upload (a refusal, a
 * client that leaves or stalls, a malformed form, a second file) reaches `consume` as an error of the file's stream or
 * of `formEnded`, so that it can remove what it has written.
 *
 * @throws {ServiceError} MISSING_FIELD, VALIDATION_ERROR, FILE_TOO_LARGE or INVALID_INPUT; errors of `consume`
 * pass through.
 */
export async function receiveFile<T>(
  request: Request,
  consume: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  const form = openForm(request);
  askForBody(request);
  return new FormReader(request, form, consume).read();
}
