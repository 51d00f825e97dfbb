import { fill } from '@archmage/words';
import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../texts/texts.ts';
import { focusScreen } from './focus.ts';
import { Message } from './message.tsx';
import { go, hrefOf, type Route, type RouteName, type RouteOf } from './router.ts';

/** A screen's file exports a component of this name, which is given its route. */
export interface ScreenModule<Name extends RouteName> {
  readonly Screen: ComponentType<{ readonly route: RouteOf<Name> }>;
}

/** `page` is read and scrolls; `table` fills the window below the header. */
export interface ScreenPlan<Name extends RouteName> {
  readonly layout: 'page' | 'table';
  readonly load: () => Promise<ScreenModule<Name>>;
}

export type ScreenPlans = { readonly [Name in Exclude<RouteName, 'unknown'>]: ScreenPlan<Name> };

/** Loads the screen of a route and draws it; a screen that breaks takes nothing else with it. */
export const ScreenFor = ({ plans, route }: { readonly plans: ScreenPlans; readonly route: Route }) => {
  if (route.name === 'unknown') return <Nowhere />;
  return (
    <Fence key={placeOf(route)} href={hrefOf(route)}>
      <Loaded plan={plans[route.name] as ScreenPlan<RouteName>} route={route} />
    </Fence>
  );
};

/** Two games are two screens; the rules are one, which turns its pages itself. */
const placeOf = (route: Route): string => (route.name === 'rules' ? route.name : hrefOf(route));

/** The name of the page in the window's title, and in the history. */
export const useTitle = (page: string | undefined): void => {
  const { shell } = useTexts();
  const title = page === undefined ? shell.name : fill(shell.title, { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
};

type Loading = 'loading' | 'failed' | ScreenModule<RouteName>;

/** A screen, or what one of several plans makes of it. */
export const Loaded = ({ plan, route }: { readonly plan: ScreenPlan<RouteName>; readonly route: Route }) => {
  const { shell } = useTexts();
  const [loading, setLoading] = useState<Loading>(() => known.get(plan) ?? 'loading');
  useEffect(() => {
    let wanted = true;
    plan.load().then(
      (module) => {
        known.set(plan, module);
        if (wanted) setLoading(module);
      },
      () => wanted && setLoading('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [plan]);
  if (loading === 'loading') return <p class="shell-loading">{shell.loading}</p>;
  if (loading === 'failed') return <Unloaded />;
  return <Arrived screen={loading} route={route} />;
};

const known = new Map<ScreenPlan<RouteName>, ScreenModule<RouteName>>();

const Arrived = ({ screen, route }: { readonly screen: ScreenModule<RouteName>; readonly route: Route }) => {
  const href = hrefOf(route);
  useEffect(() => focusScreen(href), [href]);
  return <screen.Screen route={route} />;
};

const Nowhere = () => {
  const { shell } = useTexts();
  useTitle(shell.unknown.title);
  return (
    <Message title={shell.unknown.title} text={shell.unknown.text}>
      <a class="button button-main" href={hrefOf({ name: 'home' })}>
        {shell.broken.home}
      </a>
    </Message>
  );
};

const Unloaded = () => {
  const { shell } = useTexts();
  return (
    <Message title={shell.unloaded.title} text={shell.unloaded.text}>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {shell.unloaded.reload}
      </button>
    </Message>
  );
};

interface FenceProps {
  readonly href: string;
  readonly children: ComponentChildren;
}

interface FenceState {
  readonly error: unknown;
}

class Fence extends Component<FenceProps, FenceState> {
  override state: FenceState = { error: undefined };

  static override getDerivedStateFromError(error: unknown): FenceState {
    return { error };
  }

  override componentDidUpdate({ href }: FenceProps): void {
    if (href !== this.props.href && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Broken error={this.state.error} retry={() => this.setState({ error: undefined })} />;
  }
}

const Broken = ({ error, retry }: { readonly error: unknown; readonly retry: () => void }) => {
  const { shell } = useTexts();
  return (
    <Message title={shell.broken.title} text={shell.broken.text}>
      <button type="button" class="button button-main" onClick={retry}>
        {shell.broken.again}
      </button>
      <button type="button" class="button" onClick={() => go({ name: 'home' })}>
        {shell.broken.home}
      </button>
      <details>
        <summary>{shell.broken.details}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </Message>
  );
};
