/** Set through the object model, which no content policy forbids. */
export const buttonStyles = `
:host{position:fixed;z-index:2147483000;font:14px/1.3 system-ui,sans-serif}
:host([hidden]){display:none}
:host([data-position*=top]){top:var(--offset)}
:host([data-position*=bottom]){bottom:var(--offset)}
:host([data-position*=left]){left:var(--offset)}
:host([data-position*=right]){right:var(--offset)}
:host([data-position=top]),:host([data-position=bottom]){left:50%;translate:-50%}
:host([data-position=left]),:host([data-position=right]){top:50%;translate:0 -50%}
button{position:relative;display:flex;align-items:center;justify-content:center;gap:10px;min-width:var(--width);height:var(--height);padding:0;border:0;border-radius:999px;background:var(--color);color:#111;font:inherit;text-align:left;cursor:pointer;box-shadow:0 1px 12px rgb(0 0 0/.3)}
button[data-type=pill]{padding:0 18px 0 14px;border-radius:8px}
button:focus-visible{outline:3px solid;outline-offset:3px}
button::before{content:"";position:absolute;inset:-4px;border-radius:inherit;background:var(--color);opacity:.35;z-index:-1;scale:calc(1 + var(--level)*.25)}
svg,img{width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round}
strong,span span{display:block}
[data-state=active]{color:#fff}
[data-state=active] path{fill:currentColor}
@media (prefers-reduced-motion:no-preference){[data-state=loading] svg{animation:turn 1s linear infinite}@keyframes turn{to{rotate:1turn}}}
`
