export function registerServiceWorker() {
  if (!("serviceWorker" in navigator)) return;
  window.addEventListener("load", async () => {
    try {
      const { scope } = await navigator.serviceWorker.register(
        "/service-worker.js",
      );
      console.log("Service worker registered for", scope);
    } catch (error) {
      console.log("Service worker failed:", error);
    }
  });
}
