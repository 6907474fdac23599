__webpack_public_path__ = document.body.dataset.cdn ?? "/";

import("./dialog.js");
