import type { LibraryFile, UnusedPart } from './remove-parts.ts'

/** Reasons that several parts share. */
const noSpa = 'every page comes from the server: there is no SPA mode'
const singleFetch = 'data come by single fetch'
const noPrefetch = 'no link has `prefetch`; speculation rules fetch pages'
const onlyOnServer = 'inline scripts are written by the server; the browser keeps its elements'
const noHotUpdates = 'the code of a built page is never replaced while it runs'

function file(name: string, parts: readonly UnusedPart[]): LibraryFile {
  return { package: '@remix-run/react', version: '2.17.5', file: `dist/esm/${name}.js`, parts }
}

/** The browser's half of Remix. */
export const remixReact: readonly LibraryFile[] = [
  file('browser', [
    {
      reason: noHotUpdates,
      from: 'let hmrRouterReadyPromise = new Promise(',
      to: '// in the console. The promise is never rejected.\n  return undefined;\n});',
    },
    { reason: noHotUpdates, from: 'if (import.meta &&\n', to: 'router.revalidate();\n  });\n}' },
    {
      reason: noHotUpdates,
      from: 'router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;',
    },
    {
      reason: noHotUpdates,
      from: 'if (hmrRouterReadyResolve) {\n      hmrRouterReadyResolve(router);\n    }',
    },
    {
      reason: singleFetch,
      from: 'if (window.__remixContext.future.v3_singleFetch) {',
      instead: '{',
    },
    {
      reason: singleFetch,
      from: 'window.__remixContext.future.v3_singleFetch && !window.__remixContext.isSpaMode ?',
      instead: 'true ?',
    },
    {
      reason: singleFetch,
      from: 'window.__remixContext.future.v3_singleFetch === true',
      instead: 'true',
    },
    {
      reason: singleFetch,
      from: 'window.__remixContext.future.v3_singleFetch ?',
      instead: 'true ?',
    },
    { reason: noSpa, from: 'if (!window.__remixContext.isSpaMode) {', instead: '{' },
    { reason: noSpa, from: ', window.__remixContext.isSpaMode', times: 4 },
    { reason: noSpa, from: 'isSpaMode: window.__remixContext.isSpaMode' },
  ]),
  file('components', [
    {
      reason: noPrefetch,
      from: '\n  let [shouldPrefetch, ref, prefetchHandlers] = usePrefetchBehavior(prefetch, props);',
      times: 2,
    },
    {
      reason: noPrefetch,
      from: '_extends({}, props, prefetchHandlers, {\n    ref: mergeRefs(forwardedRef, ref),',
      instead: '_extends({}, props, {\n    ref: forwardedRef,',
      times: 2,
    },
    {
      // The place of the links stays: React numbers what `useId` gives by the places of elements.
      reason: noPrefetch,
      from: 'shouldPrefetch && !isAbsolute ? /*#__PURE__*/React.createElement(PrefetchPageLinks, {\n    page: href\n  }) : null',
      instead: 'null',
      times: 2,
    },
    { reason: noPrefetch, from: '\n  let href = useHref(to);', times: 2 },
    {
      reason: noPrefetch,
      from: 'isPageLinkDescriptor(link) ? /*#__PURE__*/React.createElement(PrefetchPageLinks, _extends({\n    key: key\n  }, link)) : ',
    },
    { reason: noSpa, from: 'if (isSpaMode && !isHydrated) {\n    return [matches[0]];\n  }' },
    {
      reason: onlyOnServer,
      from: 'let serializePreResolvedErrorImp = ',
      to: 'escapeHtml(serializedData)})`;\n  };\n  let deferredScripts',
      instead: 'let deferredScripts',
    },
    {
      reason: onlyOnServer,
      from: 'var _manifest$hmr;\n    let streamScript = ',
      to: 'import(${JSON.stringify(manifest.entry.module)});`;',
      instead: 'let contextScript = " ", routeModulesScript = " ";',
    },
    {
      reason: onlyOnServer,
      from: 'if (!isStatic && typeof __remixContext === "object" && __remixContext.a) {',
      to: 'serializeError: serializeErrorImp\n      }));\n    }\n  }',
    },
    {
      reason: onlyOnServer,
      from: 'if (renderMeta) {\n    renderMeta.didRenderScripts = true;\n  }',
    },
    {
      reason: 'route definitions are fetched when they are needed (`v3_lazyRouteDiscovery`)',
      from: '!enableFogOfWar ? /*#__PURE__*/React.createElement("link", {\n    rel: "modulepreload",\n    href: manifest.url,\n    crossOrigin: props.crossOrigin\n  }) : null',
      instead: 'null',
    },
    {
      reason: 'the text is for developers, and `npm run dev` still has it',
      from: 'if (!Array.isArray(routeMeta)) {',
      to: 'see https://remix.run/route/meta");\n    }',
    },
  ]),
  file('routes', [
    {
      reason: singleFetch,
      from: 'let result = await fetchServerHandler(request, route);\n      return unwrap ? unwrapServerResponse(result) : result;',
    },
    { reason: singleFetch, from: 'if (future.v3_singleFetch && route.', instead: 'if (route.' },
    {
      reason: 'every page has its data when it comes from the server, so nothing stands in for it',
      from: ': route.id === "root" ? RemixRootDefaultHydrateFallback : undefined;',
      instead: ': undefined;',
    },
    {
      reason: 'the root route has an error page of its own',
      from: ': route.id === "root" ? () => /*#__PURE__*/React.createElement(RemixRootDefaultErrorBoundary, {\n    error: useRouteError()\n  }) : undefined;',
      instead: ': undefined;',
    },
    {
      reason: noSpa,
      from: 'if (isSpaMode) {\n    let fn = type',
      to: 'new Error(msg), true);\n  }',
    },
    { reason: noSpa, from: 'if (isSpaMode) return null;' },
    { reason: noSpa, from: 'if (isSpaMode) return Promise.resolve(null);' },
    {
      reason: noSpa,
      from: 'if (isSpaMode) {\n              throw noActionDefinedError("clientAction", route.id);\n            }',
    },
    {
      reason: noSpa,
      from: 'if (isSpaMode) {\n            throw noActionDefinedError("clientAction", route.id);\n          }',
    },
    { reason: noSpa, from: '(!isSpaMode || route.id === "root") ?', instead: 'true ?' },
    { reason: noSpa, from: 'isSpaMode && route.id !== "root" || ' },
    {
      reason: noHotUpdates,
      from: 'if (needsRevalidation) {',
      to: 'needsRevalidation);\n  }',
    },
  ]),
  file('errorBoundaries', [
    {
      reason: 'a note for developers',
      from: 'let heyDeveloper = ',
      to: '`\n    }\n  });',
    },
    {
      reason: 'a note for developers',
      from: ', errorInstance.stack), heyDeveloper);',
      instead: ', errorInstance.stack));',
    },
    {
      reason: 'responses are shown by the root route; only its own failure comes here',
      from: 'if (isRouteErrorResponse(error)) {',
      to: 'error.statusText), heyDeveloper);\n  }',
    },
    {
      reason: 'a page that failed twice runs no scripts',
      from: ', renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null)',
      instead: ')',
    },
  ]),
  file('scroll-restoration', [
    { reason: noSpa, from: 'if (isSpaMode) {\n    return null;\n  }' },
    {
      reason: onlyOnServer,
      from: 'let restoreScroll = (',
      to: '}).toString();',
    },
    {
      reason: onlyOnServer,
      from: '`(${restoreScroll})(${escapeHtml(JSON.stringify(STORAGE_KEY))}, ${escapeHtml(JSON.stringify(key))})`',
      instead: '""',
    },
  ]),
  file('fog-of-war', [
    {
      reason: 'route definitions are fetched when they are needed (`v3_lazyRouteDiscovery`)',
      from: 'return future.v3_lazyRouteDiscovery === true && !isSpaMode;',
      instead: 'return true;',
    },
  ]),
  file('links', [{ reason: noPrefetch, from: '!isPageLinkDescriptor(descriptor) && ', times: 2 }]),
  file('routeModules', [
    {
      reason: noSpa,
      from: 'if (window.__remixContext.isSpaMode &&',
      to: 'throw error;\n    }',
    },
  ]),
]
