/** Loads a module. If its file is gone, reloads the page once to get the current release. */
export async function load(importModule) {
  try {
    const module = await importModule();
    sessionStorage.removeItem("reloaded");
    return module;
  } catch (error) {
    if (error.name !== "ChunkLoadError") throw error;
    if (sessionStorage.getItem("reloaded")) throw error;
    sessionStorage.setItem("reloaded", "yes");
    location.reload();
    return new Promise(() => {}); // show nothing until the page is replaced
  }
}
