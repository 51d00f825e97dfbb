import { hrefOf } from '../shell/router.ts';
import { useTexts } from '../texts/texts.ts';

/** The way to where missing rooms and scenarios are brought in. */
export const MendLink = () => {
  const { start } = useTexts();
  return (
    <a class="button button-main" href={hrefOf({ name: 'workshop', id: undefined })}>
      {start.missingOwn.bring}
    </a>
  );
};
