import type { LibraryFile } from './remove-parts.ts'

/** Reasons that several parts share. */
const noTools = 'React’s developer tools are for `npm run dev`'
const legacy = 'the page is one root, made by `hydrateRoot`'
const noList = '`SuspenseList` is no part of React 18’s stable API'
const noBeforeInput = 'nothing listens to `onBeforeInput` or `onComposition…`'
const noSelect = 'nothing listens to `onSelect`'
const noEnter = 'nothing listens to `onMouseEnter`, `…Leave`, `onPointerEnter` or `…Leave`'
const noOldBrowsers = 'only Internet Explorer runs it'

/** React in the browser. Its file is minified, so are the names here. */
export const reactDom: LibraryFile = {
  package: 'react-dom',
  version: '18.3.1',
  file: 'cjs/react-dom.production.min.js',
  parts: [
    {
      reason: 'pages draw with the attributes of SVG that are left, see remove-parts.test.ts',
      from: '"accent-height alignment-baseline ',
      to: 'xmlns:xlink x-height"',
      instead: '"dominant-baseline shape-rendering text-anchor"',
    },
    {
      reason: 'nobody reads at which components an error passed; its own stack stays',
      from: 'try{var c="",d=b;do c+=Pa(d),d=d.return;while(d);var e=c}catch(f){e="\\nError generating stack: "+f.message+"\\n"+f.stack}return{value:a,source:b,stack:e,digest:null}',
      instead: 'return{value:a,source:b,stack:"",digest:null}',
    },
    { reason: noTools, from: 'exports.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED=sl;' },
    {
      reason: noTools,
      from: 'var sl={usingClientEntryPoint:',
      to: 'kc=vl.inject(ul),lc=vl}catch(a){}}',
    },
    {
      reason: noTools,
      from: 'if(lc&&"function"===typeof lc.onCommitFiberRoot)',
      to: 'catch(b){}',
    },
    {
      reason: noTools,
      from: 'if(lc&&"function"===typeof lc.onCommitFiberUnmount)',
      to: 'catch(h){}',
    },
    {
      reason: noTools,
      from: 'if(lc&&"function"===typeof lc.onPostCommitFiberRoot)',
      to: 'catch(na){}',
    },
    { reason: legacy, from: 'exports.createRoot=', to: 'return new ll(b)};' },
    {
      reason: legacy,
      from: 'exports.findDOMNode=',
      to: 'return a};exports.flushSync',
      instead: 'exports.flushSync',
    },
    { reason: legacy, from: 'exports.hydrate=', to: 'rl(null,a,b,!0,c)};' },
    {
      reason: legacy,
      from: 'exports.render=',
      to: 'return rl(a,b,c,!1,d)};',
    },
    { reason: noList, from: 'case 19:return xj(a,b,c);' },
    {
      reason: noList,
      from: 'case 19:d=0!==(c&\nb.childLanes);if(0!==(a.flags&128))',
      to: 'if(d)break;else return null;',
    },
    {
      reason: noList,
      from: 'case 19:E(L);f=b.memoizedState;',
      to: 'G(L,d?c&1|2:c&1),b;S(b);return null;',
    },
    { reason: noList, from: 'case 19:return E(L),null;' },
    { reason: noList, from: 'case 19:ck(b,a);ek(a);d&4&&ak(a);break;' },
    { reason: noList, from: 'case 19:d=a.stateNode;break;' },
    { reason: noList, from: 'case 19:E(L);break;' },
    {
      reason: noBeforeInput,
      from: 'fa("onBeforeInput",',
      to: '"compositionupdate focusout keydown keypress keyup mousedown".split(" "));',
    },
    {
      reason: noBeforeInput,
      from: ',ae=ia&&"CompositionEvent"in window',
      to: 'ee=String.fromCharCode(32)',
    },
    {
      reason: noBeforeInput,
      from: 'var $a;if(ae)b:{',
      to: ',e.data=$a)}se(g,b)})}',
      instead: '}se(g,b)})}',
    },
    {
      reason: noSelect,
      from: 'xa=d?ue(d):window;switch(a){case "focusin":if(me(xa)',
      to: 'case "keyup":Ue(g,c,e)}',
    },
    { reason: noSelect, from: 'fa("onSelect",', to: 'selectionchange".split(" "));' },
    {
      reason: noSelect,
      from: 'var Pe=ia&&"documentMode"in document&&11>=document.documentMode,',
      instead: 'var ',
    },
    {
      reason: noEnter,
      from: 'ha("onMouseEnter",',
      to: 'ha("onPointerLeave",["pointerout","pointerover"]);',
    },
    {
      reason: noEnter,
      from: '{a:{h="mouseover"===a||',
      to: 'null!==J&&wf(g,J,n,t,!0)}}}',
      instead: '{',
    },
    {
      reason: noOldBrowsers,
      from: 'var we=!1;if(ia){var xe;',
      to: '9<document.documentMode)}',
    },
    {
      reason: noOldBrowsers,
      from: 'if(we)na=Fe;else{na=De;var xa=Ce}',
      instead: '{na=Fe;var xa}',
    },
    {
      reason: noOldBrowsers,
      from: 'var mb,nb=function(a){return"undefined"!==typeof MSApp',
      to: '"innerHTML"in a)a.innerHTML=b;',
      instead: 'var nb=(function(a,b){a.innerHTML=b;',
    },
    {
      reason: noOldBrowsers,
      from: 'else{mb=mb||document.createElement("div");',
      to: 'a.appendChild(b.firstChild)}',
    },
  ],
}
