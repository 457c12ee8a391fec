/** Parts of one press of a mouse, a finger or a key, in the order in which a browser sends them. */
const PARTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

interface EarlyPress {
  /** Events of the last press. */
  events: MouseEvent[];
  /** Called once React listens. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/**
 * Inline script of the head: remembers the last press while the page's scripts are on their way, since a button without a handler would swallow it.
 * Written without any character that React would escape.
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

/** Sends the remembered press again, to plain buttons only: links, form buttons and fields have acted without scripts. */
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
