/** Events of one press of a mouse, a finger or a key, in the order in which browsers fire them. */
const PARTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

interface EarlyPress {
  /** Events of the last press. */
  events: MouseEvent[];
  /** Removes the listeners once React listens. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/**
 * Inline script of the head that remembers the last press before hydration, which a button without a handler would
 * ignore. Contains no character that React would escape.
 */
export const REMEMBER_EARLY_PRESS = [
  '(function(){',
  `var press={events:[],stop:function(){parts.forEach(function(part){removeEventListener(part,remember,true)})}};`,
  `var parts=[${PARTS.map((part) => `\`${part}\``).join(',')}];`,
  'function remember(event){',
  'var byKey=event.type===`click`?event.detail===0:false;',
  'if(event.type===`pointerdown`||byKey)press.events=[];',
  'press.events.push(event)}',
  'parts.forEach(function(part){addEventListener(part,remember,true)});',
  'window.earlyPress=press})()',
].join('');

/** Replays the remembered press on plain buttons only: links, submit buttons and fields work without scripts. */
export function replayEarlyPress(): void {
  const { earlyPress } = window;
  if (!earlyPress) return;
  earlyPress.stop();
  delete window.earlyPress;
  for (const event of earlyPress.events) {
    const button = event.target instanceof Element ? event.target.closest('button[type="button"]') : null;
    if (button?.isConnected) button.dispatchEvent(copyOf(event));
  }
}

function copyOf(event: MouseEvent): MouseEvent {
  const Kind = event instanceof PointerEvent ? PointerEvent : MouseEvent;
  return new Kind(event.type, event);
}
