import { useMemo } from 'preact/hooks';
import { ReviewPanel } from '../review/review-panel.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useAllTexts } from '../texts/texts.ts';
import type { Replay } from './use-replay.ts';

interface ReviewDialogProps {
  readonly replay: Replay;
  readonly onClose: () => void;
}

/** The chances of the game being watched; what is chosen there is shown on the board behind it. */
export const ReviewDialog = ({ replay, onClose }: ReviewDialogProps) => {
  const { review } = useAllTexts();
  const { goTo, projector, recording } = replay;
  const doors = useMemo(
    () => ({
      href: undefined,
      onOpen: (at: number) => {
        onClose();
        goTo(at);
      },
    }),
    [goTo, onClose],
  );
  return (
    <Dialog title={review.title} onClose={onClose} wide>
      <ReviewPanel
        heading="h3"
        game={recording}
        name={recording.record?.headers.hash}
        doors={doors}
        now={projector.at.value}
      />
    </Dialog>
  );
};
