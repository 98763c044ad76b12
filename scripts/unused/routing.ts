import type { LibraryFile } from './remove-parts.ts'

/** Reasons that several parts share. */
const forDevelopers = 'the text is for developers, and `npm run dev` still has it'
const noDeferred = 'data come by single fetch, whose promises the router does not track'
const noTransitions = 'no link has `viewTransition`; the stylesheet animates pages'
const noHotUpdates = 'the routes of a built page are never replaced while it runs'

/** The router of Remix, and its two halves for React. */
export const routing: readonly LibraryFile[] = [
  {
    package: '@remix-run/router',
    version: '1.23.3',
    file: 'dist/router.js',
    parts: [
      {
        reason: forDevelopers,
        from: 'warning(path === "*" || !path.endsWith("*")',
        to: '"/*") + "\\"."));\n  let params',
        instead: 'let params',
      },
      { reason: forDevelopers, from: 'warning(false, "The URL path', to: '+ ")."));' },
      { reason: forDevelopers, from: 'warning(false, "Pathnames cannot', to: 'toPathname));' },
      {
        reason: forDevelopers,
        from: 'warning(blockerFunctions.size === 0',
        to: 'changes the URL.");',
      },
      {
        reason: forDevelopers,
        from: 'warning(false, "A router only supports one blocker at a time");',
      },
      {
        reason: forDevelopers,
        from: 'warning(!isPropertyStaticallyDefined,',
        to: 'will be ignored."));',
      },
      {
        reason: noTransitions,
        from: 'restoreAppliedTransitions(routerWindow, appliedViewTransitions);\n',
        to: 'removeEventListener("pagehide", _saveAppliedTransitions);',
      },
      {
        reason: noTransitions,
        from: 'let viewTransitionOpts;\n',
        to: 'updateState(_extends({}, newState, {\n      actionData',
        instead: 'updateState(_extends({}, newState, {\n      actionData',
      },
      { reason: noTransitions, from: '      viewTransitionOpts,\n' },
      { reason: noTransitions, from: '      viewTransitionOpts: opts.viewTransitionOpts,\n' },
      {
        reason: noTransitions,
        from: 'pendingViewTransitionEnabled = (opts && opts.enableViewTransition) === true;',
      },
      {
        reason: noTransitions,
        from: 'pendingViewTransitionEnabled = false;\n    isUninterruptedRevalidation',
        instead: 'isUninterruptedRevalidation',
      },
      {
        reason: noTransitions,
        from: 'enableViewTransition: pendingViewTransitionEnabled === true',
      },
      {
        reason: noDeferred,
        from: 'if (isDeferredResult(result)) {\n      throw getInternalRouterError(400, {\n        type: "defer-action"\n      });\n    }',
      },
      {
        reason: noDeferred,
        from: 'if (isDeferredResult(actionResult)) {\n      throw getInternalRouterError(400, {\n        type: "defer-action"\n      });\n    }',
      },
      {
        reason: noDeferred,
        from: 'if (isDeferredResult(result)) {\n      result = (await resolveDeferredData(',
        to: '|| result;\n    }',
      },
      {
        reason: noTransitions,
        from: 'enableViewTransition: isNavigation ? pendingViewTransitionEnabled : undefined',
        times: 2,
      },
      {
        reason: noDeferred,
        from: 'await Promise.all([resolveNavigationDeferredResults(',
        to: 'fetchersToLoad)]);',
      },
      {
        reason: noDeferred,
        from: 'if (isDeferredData(result)) {\n    var',
        to: 'new Headers(result.init.headers)\n    };\n  }',
      },
      {
        reason: noDeferred,
        from: 'if (isDeferredResult(result)) {\n        activeDeferreds.set(',
        to: '} else {\n        loaderData[id]',
        instead: '{\n        loaderData[id]',
      },
      {
        reason: noDeferred,
        from: '} else if (isDeferredResult(result)) {',
        to: '"Unhandled fetcher deferred data");\n    }',
        instead: '}',
      },
      {
        reason: noDeferred,
        from: 'activeDeferreds.forEach((deferredData, routeId) => {',
        to: '}\n      });\n    });',
      },
      {
        reason: noDeferred,
        from: 'cancelledDeferredRoutes.push(...cancelActiveDeferreds());',
      },
      {
        reason: noDeferred,
        from: 'cancelActiveDeferreds(routeId => ',
        to: ' === routeId));',
      },
      { reason: noDeferred, from: 'cancelActiveDeferreds();\n    return {', instead: 'return {' },
      {
        reason: noDeferred,
        from: ' || cancelledDeferredRoutes.some(id => id === match.route.id)',
      },
      {
        reason: noDeferred,
        from: 'invariant(!isDeferredResult(result), "Unhandled fetcher deferred data");',
      },
      { reason: noHotUpdates, from: 'function _internalSetRoutes(', to: ', manifest);\n  }' },
      {
        reason: noHotUpdates,
        from: ',\n    // TODO: Remove setRoutes',
        to: '_internalSetRoutes\n',
      },
    ],
  },
  {
    package: 'react-router',
    version: '6.30.4',
    file: 'dist/index.js',
    parts: [
      {
        reason: 'the root route has an error page of its own',
        from: '/*#__PURE__*/React.createElement(DefaultErrorComponent, null)',
        instead: 'null',
      },
      {
        reason: forDevelopers,
        from: 'warningOnce("route-fallback", false,',
        to: 'initial hydration");',
      },
    ],
  },
  {
    package: 'react-router-dom',
    version: '6.30.4',
    file: 'dist/index.js',
    parts: [
      {
        reason: noTransitions,
        from: '  let [pendingState, setPendingState] = React.useState();\n',
      },
      {
        reason: noTransitions,
        from: '  let [renderDfd, setRenderDfd] = React.useState();\n',
        to: 'setInterruption] = React.useState();\n',
      },
      {
        reason: noTransitions,
        from: 'let isViewTransitionUnavailable = ',
        to: 'if (!viewTransitionOpts || isViewTransitionUnavailable) {',
        instead: '{',
      },
      {
        reason: noTransitions,
        from: '// flushSync + startViewTransition\n',
        to: '}, [router.window, transition, renderDfd, fetcherData, optInStartTransition]);',
        instead: '}, [fetcherData, optInStartTransition]);',
      },
      {
        reason: noTransitions,
        from: '// When we start a view transition, create',
        to: '}, [vtContext.isTransitioning, interruption]);',
      },
      {
        reason: noTransitions,
        from: 'routerState != null &&\n  // Conditional usage is OK',
        to: 'useViewTransitionState(path) && viewTransition === true;',
        instead: 'false;',
      },
      {
        reason: forDevelopers,
        from: 'React.useEffect(() => UNSAFE_logV6DeprecationWarnings(future, router.future), [future, router.future]);',
      },
    ],
  },
]
