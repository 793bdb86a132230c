import { Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';

/** Does at once what can be taken back, or repeated without harm. */
export function NowButton({ label, act }: { label: string; act: () => Promise<void> }) {
  const action = useAction();
  return (
    <>
      <FailureNotice failure={action.failure.value} />
      <Button type="button" isQuiet isBusy={action.isBusy.value} onClick={() => void action.run(act)}>
        {label}
      </Button>
    </>
  );
}
