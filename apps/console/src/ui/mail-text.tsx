import { Modal } from '@web/app/modal.js';
import { Record, useRecord } from '@web/app/use-record.js';

interface MailTextProps {
  mailId: string;
  load: (mailId: string) => Promise<{ subject: string; text: string; locale: string }>;
  onClose: () => void;
}

/** A mail as it was written. */
export function MailText({ mailId, load, onClose }: MailTextProps) {
  const [record] = useRecord(() => load(mailId), mailId);
  return (
    <Record record={record}>
      {({ subject, text, locale }) => (
        <Modal title={subject} onClose={onClose}>
          <p class="as-typed" lang={locale} dir="auto">
            {text}
          </p>
        </Modal>
      )}
    </Record>
  );
}
